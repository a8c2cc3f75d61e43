import { useNavigate } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { FileDrop } from '#shared/file-drop.tsx';
import { ImportHead } from './import-head.tsx';
import { WizardSteps } from './wizard-steps.tsx';

/** The first step: a file is chosen or dropped, and sent. What it is, the platform says. */
export function Page() {
  const t = useT();
  return (
    <div className="narrow">
      <ImportHead title={t('imports.new')}>{t('imports.newLead')}</ImportHead>
      <WizardSteps step="file" />
      <DropArea />
    </div>
  );
}

/** Of a dump there is a file for each kind of documents: one after the other they are one. Null: they are something else. */
function joinLines(files: readonly File[]): File | null {
  if (!files.every(({ name }) => /\.(?:json|jsonl|ndjson)$/i.test(name))) return null;
  const parts = files.flatMap((file) => [file, '\n']);
  return new File(parts, files.map(({ name }) => name).join(', '));
}

function DropArea() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <FileDrop
      call="imports.upload"
      title={t('imports.drop')}
      choose={t('imports.choose')}
      join={joinLines}
      accept=".bsx,.xml,.csv,.xlsx,.txt,.tsv,.jsonl,.ndjson,.json,.gz,.zip"
      onUploaded={({ id }) => {
        void navigate(`/imports/${id}`, { replace: true });
        return true;
      }}
    >
      {t('imports.formats')}
      <br />
      {t('imports.formatsLimit')}
    </FileDrop>
  );
}
