import { Fragment, type ReactNode } from 'react';
import { useServices } from '#data/services.ts';
import type { ArgumentName, MessageKey } from '#i18n/message-key.ts';
import { t } from '#i18n/translate.ts';

export interface SentenceProps<Key extends MessageKey> {
  text: Key;
  /** the arguments of the text, elements too; every language may put them elsewhere */
  parts: Record<ArgumentName<Key>, ReactNode>;
}

/** A text with elements in it, such as a link. */
export function Sentence<Key extends MessageKey>({ text, parts }: SentenceProps<Key>) {
  // without arguments, their names stay in braces
  return placeParts(t(useServices().language, text), parts);
}

export function placeParts(text: string, parts: Record<string, ReactNode>): ReactNode[] {
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return <Fragment key={index}>{name === undefined ? piece : parts[name]}</Fragment>;
  });
}
