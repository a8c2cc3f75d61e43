import { iconsOf } from '@brixel/ui/icon.tsx';
import sprite from '#assets/icons.svg?url';

/** What the office needs beside the icons of the shop, whose file shoppers load. */

const icon = /* @__PURE__ */ iconsOf(sprite);

export const ChartIcon = /* @__PURE__ */ icon('chart');
export const ColumnsIcon = /* @__PURE__ */ icon('columns');
export const CopyIcon = /* @__PURE__ */ icon('copy');
export const DiscountIcon = /* @__PURE__ */ icon('discount');
export const ExternalIcon = /* @__PURE__ */ icon('external');
export const FileIcon = /* @__PURE__ */ icon('file');
export const FirmIcon = /* @__PURE__ */ icon('firm');
export const GiftIcon = /* @__PURE__ */ icon('gift');
export const KeyIcon = /* @__PURE__ */ icon('key');
export const LockIcon = /* @__PURE__ */ icon('lock');
export const MegaphoneIcon = /* @__PURE__ */ icon('megaphone');
export const MonitorIcon = /* @__PURE__ */ icon('monitor');
export const PrintIcon = /* @__PURE__ */ icon('print');
export const UploadIcon = /* @__PURE__ */ icon('upload');
export const UsersIcon = /* @__PURE__ */ icon('users');
