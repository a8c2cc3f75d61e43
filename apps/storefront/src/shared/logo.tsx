import { useServices } from '#data/services.ts';

/** Both versions are in the page; the theme shows one. A shop without a logo writes its name. */
export function Logo({ className = '' }: { className?: string }) {
  const { shop } = useServices().config;
  if (!shop.hasLogo) return <span className="b text-[22px] leading-none">{shop.name}</span>;
  return (
    <>
      <img className={`logo-l ${className}`} src="/logo.svg" alt="" width={150} height={40} />
      <img className={`logo-d ${className}`} src="/logo-invert.svg" alt="" width={150} height={40} loading="lazy" />
    </>
  );
}
