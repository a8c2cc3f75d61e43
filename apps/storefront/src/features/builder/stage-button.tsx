import { Button } from '@brixel/ui/button.tsx';
import type { ReactNode } from 'react';

export interface StageButtonProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of the views that a stage can show. */
export const StageButton = ({ isChosen, onChoose, children }: StageButtonProps) => (
  <Button
    size="s"
    variant="invert"
    className="bg-transparent! shadow-none! aria-pressed:bg-(--light-3)!"
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    {children}
  </Button>
);
