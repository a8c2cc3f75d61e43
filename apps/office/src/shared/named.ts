import { type MessageKey, useI18n } from '#i18n/i18n.ts';

/** Names of what comes from the platform as a code; a code without a name is shown as it is. */
export function useNames(prefix: 'action' | 'fact'): { name: (code: string) => string; codes: readonly string[] } {
  const { t, keys } = useI18n();
  const start = `${prefix}.`;
  return {
    name(code) {
      const key = keys.find((known): known is MessageKey => known === start + code);
      return key ? t(key) : code;
    },
    codes: keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length)),
  };
}
