import { type MessageKey, useI18n } from '#i18n/i18n.ts';

interface Names {
  /** of the first of the codes that has one; a code without a name is shown as it is */
  name: (...codes: readonly string[]) => string;
  codes: readonly string[];
}

/** Names of what comes from the platform as a code. */
export function useNames(prefix: 'action' | 'fact'): Names {
  const { t, keys } = useI18n();
  const start = `${prefix}.`;
  return {
    name(...codes) {
      const key = codes
        .map((code) => keys.find((known) => known === start + code))
        .find((known) => known !== undefined);
      return key ? t(key as MessageKey) : (codes.at(-1) ?? '');
    },
    codes: keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length)),
  };
}
