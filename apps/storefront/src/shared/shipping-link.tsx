import { Link } from '@brixel/ui/link.tsx';
import { useInfoPage } from '#data/services.ts';

/** Words about shipping that lead to its page, where the shop has one. */
export function ShippingLink({ className, children }: { className?: string; children: string }) {
  const href = useInfoPage('shipping');
  if (href === undefined) return children;
  return (
    <Link href={href} {...(className && { className })}>
      {children}
    </Link>
  );
}
