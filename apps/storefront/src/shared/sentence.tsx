import { Fragment, type ReactNode } from 'react';

export interface SentenceProps {
  /** with `{name}` where an element goes; every language may put it elsewhere */
  text: string;
  parts: Record<string, ReactNode>;
}

export function Sentence({ text, parts }: SentenceProps) {
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return <Fragment key={index}>{name === undefined ? piece : parts[name]}</Fragment>;
  });
}
