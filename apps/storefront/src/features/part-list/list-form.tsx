import { MAX_PART_LIST_LENGTH } from '@brixel/contract/part-limits';
import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { Field, Textarea } from '@brixel/ui/field.tsx';
import { SearchIcon } from '@brixel/ui/icons.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PART_LIST_PATH } from '#config/paths.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useHref } from '#router/hooks.ts';
import type { ListProblem } from './part-list-store.ts';
import { readTextFile } from './read-file.ts';

/** The name that the text has where the form is sent without scripts. */
export const TEXT_FIELD = 'text';

interface ListFormProps {
  problem: ListProblem | null;
  isReading: boolean;
  onText: (text: string) => void;
  onProblem: (problem: ListProblem) => void;
}

/** A list comes in by typing, pasting, choosing a file or dropping one anywhere on the page. */
export function ListForm({ problem, isReading, onText, onProblem }: ListFormProps) {
  const t = useT();
  const { number } = useFormat();
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const read = await readTextFile(chosen);
    if (read === 'too-long' || read === 'unreadable') onProblem(read);
    else onText(read);
  };
  const isOver = useDroppedFile((dropped) => void take(dropped));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReading) onText(text.current?.value ?? '');
  };
  const error = problem && t(`partList.problem.${problem}`, { n: number(MAX_PART_LIST_LENGTH) });
  return (
    <form
      method="post"
      action={useHref(PART_LIST_PATH)}
      className={cx('plist__form', isOver && 'is-over')}
      onSubmit={submit}
      noValidate
    >
      <Field label={t('partList.label')} hint={t('partList.hint')} error={error}>
        <Textarea ref={text} name={TEXT_FIELD} rows={8} spellCheck={false} className="num" autoComplete="off" />
      </Field>
      <p className="s muted">{t('partList.numbers')}</p>
      <div className="row mt2">
        <Button type="submit" variant="cta" loading={isReading}>
          <SearchIcon /> {t('partList.read')}
        </Button>
        <input
          ref={file}
          type="file"
          className="sr"
          tabIndex={-1}
          aria-hidden="true"
          accept=".xml,.bsx,.csv,.txt,.tsv,text/*"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button className="js-only" onClick={() => file.current?.click()}>
          {t('partList.file')}
        </Button>
      </div>
      <p className="plist__drop" aria-hidden="true">
        {t('partList.dropNow')}
      </p>
    </form>
  );
}

/** Whether a file is held over the page; one that is dropped beside the form would else make the browser leave. */
function useDroppedFile(onFile: (file: File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFile);
  take.current = onFile;
  useEffect(() => {
    const isFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener(
      'dragover',
      (event) => {
        if (!isFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setOver(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!isFile(event)) return;
        event.preventDefault();
        take.current(event.dataTransfer?.files[0]);
      },
      { signal },
    );
    return () => listeners.abort();
  }, []);
  return isOver;
}
