import { iconsOf } from './icon.tsx';
import sprite from './icons.svg?url';

/*
 * The shapes stand in icons.svg (Lucide, ISC, see CREDITS.md): one file for all pages instead of code in each. How they are
 * drawn stands in icon.css: a page has hundreds of icons, and attributes would be repeated with each.
 */

const icon = /* @__PURE__ */ iconsOf(sprite);

export const AlertIcon = /* @__PURE__ */ icon('alert');
export const ArrowLeftIcon = /* @__PURE__ */ icon('arrow-left');
export const ArrowRightIcon = /* @__PURE__ */ icon('arrow-right');
export const BankIcon = /* @__PURE__ */ icon('bank');
export const BlocksIcon = /* @__PURE__ */ icon('blocks');
export const CameraIcon = /* @__PURE__ */ icon('camera');
export const CartIcon = /* @__PURE__ */ icon('cart');
export const CheckIcon = /* @__PURE__ */ icon('check');
export const CheckCircleIcon = /* @__PURE__ */ icon('check-circle');
export const ChevronDownIcon = /* @__PURE__ */ icon('chevron-down');
export const ChevronLeftIcon = /* @__PURE__ */ icon('chevron-left');
export const ChevronRightIcon = /* @__PURE__ */ icon('chevron-right');
export const ClockIcon = /* @__PURE__ */ icon('clock');
export const CloseIcon = /* @__PURE__ */ icon('close');
export const CreditCardIcon = /* @__PURE__ */ icon('credit-card');
export const DownloadIcon = /* @__PURE__ */ icon('download');
export const ExpandIcon = /* @__PURE__ */ icon('expand');
export const EyeIcon = /* @__PURE__ */ icon('eye');
export const EyeOffIcon = /* @__PURE__ */ icon('eye-off');
export const FlipIcon = /* @__PURE__ */ icon('flip');
export const GridIcon = /* @__PURE__ */ icon('grid');
export const HeartIcon = /* @__PURE__ */ icon('heart');
export const HistoryIcon = /* @__PURE__ */ icon('history');
export const HomeIcon = /* @__PURE__ */ icon('home');
export const ImageUpIcon = /* @__PURE__ */ icon('image-up');
export const InfoIcon = /* @__PURE__ */ icon('info');
export const LayersIcon = /* @__PURE__ */ icon('layers');
export const LogoutIcon = /* @__PURE__ */ icon('logout');
export const MailIcon = /* @__PURE__ */ icon('mail');
export const MenuIcon = /* @__PURE__ */ icon('menu');
export const MinusIcon = /* @__PURE__ */ icon('minus');
export const MoonIcon = /* @__PURE__ */ icon('moon');
export const PackageIcon = /* @__PURE__ */ icon('package');
export const PackageCheckIcon = /* @__PURE__ */ icon('package-check');
export const PackageOpenIcon = /* @__PURE__ */ icon('package-open');
export const PaletteIcon = /* @__PURE__ */ icon('palette');
export const PencilIcon = /* @__PURE__ */ icon('pencil');
export const PhoneIcon = /* @__PURE__ */ icon('phone');
export const PlusIcon = /* @__PURE__ */ icon('plus');
export const RefreshIcon = /* @__PURE__ */ icon('refresh');
export const ReturnIcon = /* @__PURE__ */ icon('return');
export const RulerIcon = /* @__PURE__ */ icon('ruler');
export const ScaleIcon = /* @__PURE__ */ icon('scale');
export const SearchIcon = /* @__PURE__ */ icon('search');
export const ShareIcon = /* @__PURE__ */ icon('share');
export const ShieldCheckIcon = /* @__PURE__ */ icon('shield-check');
export const SlidersIcon = /* @__PURE__ */ icon('sliders');
export const SortIcon = /* @__PURE__ */ icon('sort');
export const StarIcon = /* @__PURE__ */ icon('star');
export const SunIcon = /* @__PURE__ */ icon('sun');
export const TagIcon = /* @__PURE__ */ icon('tag');
export const TicketIcon = /* @__PURE__ */ icon('ticket');
export const TrashIcon = /* @__PURE__ */ icon('trash');
export const TruckIcon = /* @__PURE__ */ icon('truck');
export const UndoIcon = /* @__PURE__ */ icon('undo');
export const UserIcon = /* @__PURE__ */ icon('user');
export const WarningIcon = /* @__PURE__ */ icon('warning');
export const WifiOffIcon = /* @__PURE__ */ icon('wifi-off');
export const ZoomInIcon = /* @__PURE__ */ icon('zoom-in');
export const ZoomOutIcon = /* @__PURE__ */ icon('zoom-out');
