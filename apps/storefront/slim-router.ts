import type { Plugin } from 'vite';

interface Cut {
  /** the end of the router file's path */
  file: RegExp;
  find: RegExp;
  put: string;
}

/** The shop's pages have loaders only: nothing is sent through the router, fetched beside it, or held back. */
const UNUSED_METHODS =
  /^\t\t(?:fetch|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion|getBlocker|deleteBlocker|patchRoutes|_internalSetRoutes),\n/gm;

const cuts: readonly Cut[] = [
  // names of components, assigned in a way that no bundler may drop, so that even unused ones would stay
  { file: /./, find: /^\w+\.displayName = .*;$/gm, put: '' },
  { file: /./, find: /= (React\$1\.(?:forwardRef|createContext)\()/g, put: '= /*#__PURE__*/ $1' },
  // options that the shop never passes: measuring hooks, routes that are added later, another way to call loaders
  { file: /./, find: /\b(?:init|opts\?)\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy)\b/g, put: 'false' },
  { file: /router\/router\.js$/, find: /\bif \((!?)isFogOfWar\)/g, put: 'if ($1false)' },
  { file: /router\/router\.js$/, find: UNUSED_METHODS, put: '' },
  {
    file: /router\/router\.js$/,
    find: /opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)/g,
    put: 'false',
  },
];

/**
 * What the shop does not use of the router would be sent to every visitor all the same: it hangs on options and methods
 * that only a person knows to be unused. A release of the router that looks different stops the build.
 */
export function slimRouter(): Plugin {
  const missed = new Set(cuts);
  return {
    name: 'slim-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code, id) =>
        cuts.reduce((text, cut) => {
          if (!cut.file.test(id)) return text;
          const next = text.replace(cut.find, cut.put);
          if (next !== text) missed.delete(cut);
          return next;
        }, code),
    },
    buildEnd(error) {
      if (error || missed.size === 0) return;
      this.error(`The router has changed; look at slim-router.ts: ${[...missed].map(({ find }) => find).join(', ')}`);
    },
  };
}
