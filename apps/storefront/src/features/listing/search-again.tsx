import { MINIMUM_TEXT_LENGTH } from '@brixel/contract/search-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Input } from '@brixel/ui/field.tsx';
import { useT } from '#i18n/use-t.ts';
import { GetForm } from '#shared/get-form.tsx';

/** Another try, where the first one found nothing or was too short. */
export function SearchAgain({ text, tooShort }: { text: string; tooShort: boolean }) {
  const t = useT();
  return (
    <GetForm action="/search" role="search" aria-label={t('search.newSearch')} className="mt-4 max-w-[560px]">
      <div className="flex gap-2">
        <Input
          type="search"
          name="q"
          aria-label={t('search.newSearch')}
          aria-invalid={tooShort || undefined}
          aria-describedby={tooShort ? 'search-too-short' : undefined}
          defaultValue={text}
          minLength={MINIMUM_TEXT_LENGTH}
          required
        />
        <Button type="submit" variant="solid">
          {t('layout.searchButton')}
        </Button>
      </div>
      {tooShort && (
        <p id="search-too-short" className="field__msg text-bad" role="alert">
          {t('search.tooShort')}
        </p>
      )}
    </GetForm>
  );
}
