import { type ReactNode, useId } from 'react';

export interface OptionGroupProps {
  title: string;
  hidden: boolean;
  /** stands beside the title */
  beside?: ReactNode;
  children: ReactNode;
}

/** Options of one kind under their title. */
export function OptionGroup({ title, hidden, beside, children }: OptionGroupProps) {
  const id = useId();
  if (hidden) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div role="group" aria-labelledby={id}>
      <div className="ss__head" role="presentation">
        <h2 id={id} role="presentation">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </div>
  );
}
