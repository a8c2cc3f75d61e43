/**
 * Fields of a document of goods that are part of every product of such a shop. They have places of their own here, or none: none of
 * them becomes an attribute.
 */
export const systemFields: ReadonlySet<string> = new Set([
  ...['id', 'entity_id', 'sku', 'parentSku', 'type_id', 'attribute_set_id', 'name', 'status', 'visibility', 'weight'],
  ...[
    'price',
    'special_price',
    'special_from_date',
    'special_to_date',
    'cost',
    'tax_class_id',
    'tier_price',
    'tier_prices',
  ],
  ...['final_price', 'regular_price', 'max_price', 'max_regular_price', 'minimal_price', 'minimal_regular_price'],
  ...['msrp', 'msrp_display_actual_price_type', 'price_type', 'price_view', 'sku_type', 'weight_type', 'shipment_type'],
  ...[
    'description',
    'short_description',
    'meta_title',
    'meta_keyword',
    'meta_description',
    'url_key',
    'url_path',
    'slug',
  ],
  ...['image', 'small_image', 'thumbnail', 'swatch_image', 'image_label', 'small_image_label', 'thumbnail_label'],
  ...['gallery', 'media_gallery', 'category', 'category_ids', 'stock', 'quantity_and_stock_status', 'is_salable'],
  ...['news_from_date', 'news_to_date', 'created_at', 'updated_at', 'custom_design', 'custom_design_from'],
  ...['custom_design_to', 'custom_layout', 'custom_layout_update', 'custom_layout_update_file', 'page_layout'],
  ...['options_container', 'has_options', 'required_options', 'gift_message_available', 'country_of_manufacture'],
  ...['links_purchased_separately', 'links_title', 'links_exist', 'samples_title', 'old_id', 'tsk', 'sgn'],
  ...['product_links', 'bundle_options', 'custom_options', 'configurable_options', 'configurable_children'],
  ...['extension_attributes', 'custom_attributes', 'attributes_metadata', 'errors', 'info', 'website_ids', 'store_id'],
]);
