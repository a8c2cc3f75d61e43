/** Both versions are in the page; the theme shows one. */
export function Logo({ alt, className }: { alt: string; className?: string }) {
  return (
    <>
      <img className={`logo-l ${className ?? ''}`} src="/logo.svg" alt={alt} width={150} height={40} />
      <img
        className={`logo-d ${className ?? ''}`}
        src="/logo-invert.svg"
        alt={alt}
        width={150}
        height={40}
        loading="lazy"
      />
    </>
  );
}
