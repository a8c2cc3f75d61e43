import type { Problem, ProblemCode } from '@brixel/exchange/problems';
import { type Fields, listOf, textOf } from '@brixel/exchange/vsf/dump-values';
import type { ReadProduct } from '../product-files/read-products.ts';
import { reviewOfDump } from './bring-reviews.ts';
import { type DumpContext, productOfDump } from './dump-product.ts';
import type { ReadDocument } from './read-dump.ts';
import type { DumpSurvey } from './survey-dump.ts';

export interface LeftOut {
  attributes: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}

/** The goods of a dump as rows of a file of products. What goods need besides has a row only where it is left out. */
export async function* dumpRows(
  documents: AsyncIterable<ReadDocument>,
  { skus, skuOf, parentOf }: Pick<DumpSurvey, 'skus' | 'skuOf' | 'parentOf'>,
  context: DumpContext,
  left: LeftOut,
): AsyncGenerator<ReadProduct> {
  let row = 0;
  const kinds = new Set<string>();
  const children = new Set<string>();
  const out = (line: number, code: ProblemCode, field: string, value = ''): ReadProduct => ({
    ...{ row, line, product: null },
    problems: [{ code, field, value: value.slice(0, 100) }],
  });
  for await (const { line, document } of documents) {
    // all have a number, so that a row keeps its own when more or less is left out
    row += 1;
    if (!document) {
      yield out(line, 'NOT_DOCUMENT', '');
      continue;
    }
    const { entity, named, source } = document;
    switch (entity) {
      case 'product':
        yield* withVariants(source, line);
        break;
      case 'attribute': {
        const code = textOf(source.attribute_code);
        if (code === null) yield out(line, 'NOT_ALLOWED', 'attribute_code');
        else if (left.attributes.has(code)) yield out(line, 'ATTRIBUTE_LEFT', 'attribute', code);
        break;
      }
      case 'category': {
        const [id, name] = [textOf(source.id) ?? textOf(source.entity_id), textOf(source.name)];
        if (id === null || name === null) yield out(line, 'NOT_ALLOWED', id === null ? 'id' : 'name', id ?? name ?? '');
        else if (left.categories.has(id)) yield out(line, 'CATEGORY_LEFT', 'category', name);
        break;
      }
      case 'review':
        if (!reviewOfDump(source, { store: context.store, skus: skuOf }))
          yield out(line, 'REVIEW_LEFT', 'review', textOf(source.id) ?? '');
        break;
      case 'taxrule':
        break;
      default:
        // one row stands for all of a kind
        if (!kinds.has(named)) yield out(line, 'ENTITY_LEFT', 'entity', named);
        kinds.add(named);
    }
  }

  function* withVariants(source: Fields, line: number): Generator<ReadProduct> {
    const sku = textOf(source.sku);
    const variants = textOf(source.type_id) === 'configurable' ? listOf(source.configurable_children) : [];
    const shared = variants.flatMap((variant): Problem[] => {
      const named = textOf(variant.sku);
      const isOfOther = named !== null && sku !== null && parentOf.get(named) !== sku;
      return isOfOther ? [{ code: 'CHILD_SHARED', field: 'configurable_children', value: named.slice(0, 100) }] : [];
    });
    yield rowOf(source, line, shared);
    for (const variant of variants) {
      row += 1;
      const named = textOf(variant.sku);
      // one with a document of its own says there what it is
      if (named === null || skus.has(named) || children.has(named) || parentOf.get(named) !== sku) continue;
      children.add(named);
      const ofFamily = { type_id: 'simple', visibility: 1, status: 1, tax_class_id: source.tax_class_id };
      yield rowOf({ ...ofFamily, ...variant }, line);
    }
  }

  function rowOf(source: Fields, line: number, more: readonly Problem[] = []): ReadProduct {
    const { product, problems, oldPaths } = productOfDump(source, context);
    return { row, line, product, problems: [...problems, ...more], foreign: { oldPaths } };
  }
}
