import type { OfficePage, PageContent } from '@brixel/contract/office/content-endpoints';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#data/call.ts';
import type { Failure } from '#data/failure.ts';
import { useT } from '#i18n/i18n.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';

export interface PageMutations {
  isBusy: boolean;
  failure: Failure | null;
  /** the form is done: nothing of it is lost by leaving */
  isLeaving: boolean;
  save: (content: PageContent) => Promise<void>;
  /** saves an older version again */
  restore: (content: PageContent) => Promise<void>;
  remove: () => Promise<void>;
}

/** What is done with a page. Each can be taken back. */
export function usePageMutations(page: OfficePage | null, saved: PageContent, onReload: () => void): PageMutations {
  const t = useT();
  const mutation = useMutation();
  const navigate = useNavigate();
  const [goal, setGoal] = useState<string | null>(null);
  // after the form has noticed that there is nothing to lose
  useEffect(() => {
    if (goal) void navigate(goal);
  }, [goal, navigate]);

  /** `version`: the one that is replaced. */
  async function takeBack(id: number, version: number): Promise<void> {
    const answer = await call('content.updatePage', { params: { id }, body: { ...saved, version } });
    if (answer.ok) toast({ text: t('content.takenBack') });
    else toastFailure(answer.code);
    onReload();
  }

  async function update(content: PageContent, text: string): Promise<void> {
    if (!page) return;
    const { id, version } = page;
    const answer = await mutation.run(() =>
      call('content.updatePage', { params: { id }, body: { ...content, version } }),
    );
    if (!answer) return;
    toast({ text, undo: () => void takeBack(id, answer.version) });
    onReload();
  }

  return {
    isBusy: mutation.isBusy,
    failure: mutation.failure,
    isLeaving: goal !== null,
    async save(content) {
      const text = t(content.published ? 'content.saved' : 'content.savedHidden');
      if (page) return update(content, text);
      const made = await mutation.run(() => call('content.createPage', { body: content }));
      if (!made) return;
      toast({ text });
      setGoal(`/content/pages/${made.id}`);
    },
    restore: (content) => update(content, t('content.restored')),
    async remove() {
      if (!page) return;
      const { id, version } = page;
      const removed = await mutation.run(() => call('content.removePage', { params: { id }, query: { version } }));
      if (!removed) return;
      toast({ text: t('content.removed'), undo: () => void takeBack(id, removed.version) });
      setGoal('/content');
    },
  };
}
