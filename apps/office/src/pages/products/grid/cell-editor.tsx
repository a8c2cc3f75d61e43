import { type KeyboardEvent, useEffect, useId, useRef } from 'react';

/** What is typed into a cell. */
export interface Editing {
  text: string;
  wrong: string | null;
}

interface CellEditorProps {
  label: string;
  editing: Editing;
  isNumber: boolean;
  onType: (text: string) => void;
  onKey: (event: KeyboardEvent, text: string) => void;
  onLeave: (text: string) => void;
}

/** The field in a cell, and the sentence where what is typed in it is wrong. */
export function CellEditor({ label, editing: { text, wrong }, isNumber, onType, onKey, onLeave }: CellEditorProps) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  // Enter and Tab have left the field before it loses the focus
  const isDone = useRef(false);

  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, []);

  return (
    <>
      <input
        ref={input}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? hint : undefined}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          isDone.current = ['Enter', 'Tab', 'Escape'].includes(event.key);
          onKey(event, text);
        }}
        onBlur={() => {
          if (!isDone.current) onLeave(text);
        }}
      />
      {wrong && (
        <span id={hint} className="goods__wrong" role="alert">
          {wrong}
        </span>
      )}
    </>
  );
}
