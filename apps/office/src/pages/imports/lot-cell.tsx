import type { OfficeImportRow } from '@brixel/contract/office/import-endpoints';
import { useState } from 'react';
import { useI18n } from '#i18n/i18n.ts';

/** A row: picture, name, colour with its word, number and condition. */
export function LotCell({ row }: { row: OfficeImportRow }) {
  const { language, t } = useI18n();
  const { name, item, colour, condition, picture, changes } = row;
  const [isMissing, setMissing] = useState(false);
  const facts = [colour?.name[language], item, condition && t(`imports.condition.${condition}`)];
  return (
    <span className="lot">
      {picture && !isMissing ? (
        <img
          className="pic"
          src={`/img/80/80/resize${picture}`}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          // those of another shop are brought after the file that names them
          onError={() => setMissing(true)}
        />
      ) : (
        <span className="pic pic--none" aria-hidden="true">
          {item.replace(/-\d+$/, '').slice(0, 6)}
        </span>
      )}
      <span>
        <b>{name?.[language]}</b>
        <small>
          {colour?.hex && <i className="dot" style={{ background: colour.hex }} />}
          {facts.filter(Boolean).join(' · ')}
        </small>
        {changes.length > 0 && row.action === 'update' && (
          <small>{t('imports.changesFields', { fields: changes.join(', ') })}</small>
        )}
      </span>
    </span>
  );
}

export const Place = ({ name }: { name: string }) => (name === '' ? null : <span className="place">{name}</span>);
