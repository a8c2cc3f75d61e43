// React and others choose their build while they are loaded, so nothing may be imported before this.
process.env.NODE_ENV ||= 'production';

const { launch } = await import('./launch.ts');
const { builtStorefront } = await import('./storefront-build.ts');

await launch(builtStorefront);

export {};
