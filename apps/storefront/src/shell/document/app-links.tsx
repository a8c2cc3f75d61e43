import { useServices } from '#data/services.ts';
import { THEME_COLOR } from './web-manifest.ts';

/** How the shop looks outside of its pages. Browsers read it once, so their code does without it. */
export function AppLinks() {
  const { prefix } = useServices().store;
  return (
    <>
      <meta name="theme-color" content={THEME_COLOR} />
      <meta name="application-name" content="brixel" />
      <meta name="apple-mobile-web-app-title" content="brixel" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`${prefix}/manifest.webmanifest`} />
    </>
  );
}
