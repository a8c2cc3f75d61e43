import type { Plugin } from 'vite';

interface Hint {
  find: RegExp;
  put: string;
}

const hints: readonly Hint[] = [
  // names of components, assigned in a way that no bundler may drop, so that even unused ones would stay
  { find: /^\w+\.displayName = .*;$/gm, put: '' },
  { find: /= (React\$1\.(?:forwardRef|createContext)\()/g, put: '= /*#__PURE__*/ $1' },
  // options that the shop never passes: measuring hooks, routes that are added later, another way to call loaders
  { find: /\b(?:init|opts\?)\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy)\b/g, put: 'false' },
  { find: /\bif \((!?)isFogOfWar\)/g, put: 'if ($1false)' },
];

/**
 * Tells the bundler what of the router may go: components that are not used, and what only options do that are not
 * passed. What is left works as it was written. A release of the router that looks different stops the build.
 */
export function slimRouter(): Plugin {
  const missed = new Set(hints);
  return {
    name: 'slim-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) =>
        hints.reduce((text, hint) => {
          const next = text.replace(hint.find, hint.put);
          if (next !== text) missed.delete(hint);
          return next;
        }, code),
    },
    buildEnd(error) {
      if (error || missed.size === 0) return;
      this.error(`The router has changed; look at slim-router.ts: ${[...missed].map(({ find }) => find).join(', ')}`);
    },
  };
}
