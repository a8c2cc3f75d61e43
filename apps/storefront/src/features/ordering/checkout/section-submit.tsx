import { Button } from '@brixel/ui/button.tsx';
import { ArrowRightIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useHydrated } from '#hydration/use-hydrated.ts';

export function SectionSubmit({ label, summary }: { label: string; summary: string | null }) {
  // sent by the browser itself, what was typed would end up in the address
  const isHydrated = useHydrated();
  return (
    <>
      <div role="alert">
        {summary && (
          <Notice tone="bad" className="mt3">
            {summary}
          </Notice>
        )}
      </div>
      <Button type="submit" variant="cta" size="l" className="mt4" disabled={!isHydrated}>
        {label} <ArrowRightIcon />
      </Button>
    </>
  );
}
