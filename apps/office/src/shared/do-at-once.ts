import type { Answer } from '#data/call.ts';
import { toast, toastFailure } from './toasts.tsx';

interface ImmediateAction {
  /** what has happened, in one sentence */
  text: string;
  make: () => Promise<Answer<unknown>>;
  takeBack: () => Promise<Answer<unknown>>;
  /** after both: what is in view is read anew */
  reload: () => void;
}

/** Does something at once, says so, and offers to take it back. */
export async function doAtOnce({ text, make, takeBack, reload }: ImmediateAction): Promise<void> {
  const answer = await make();
  if (!answer.ok) toastFailure(answer.code);
  else
    toast({
      text,
      undo: async () => {
        const back = await takeBack();
        if (!back.ok) toastFailure(back.code);
        reload();
      },
    });
  reload();
}
