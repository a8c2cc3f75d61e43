import { productFileFormats } from '@brixel/contract/office/product-file-words';
import { may, type Role } from '@brixel/contract/office/roles';
import { Button } from '@brixel/ui/button.tsx';
import { ChevronDownIcon, DownloadIcon } from '@brixel/ui/icons.tsx';
import { useId } from 'react';
import { Link } from 'react-router';
import { callAddress } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { UploadIcon } from '#shared/icons.tsx';

/** All products as a file, and the way for files to come in. */
export function FileMenu({ role }: { role: Role }) {
  const t = useT();
  const id = useId();
  return (
    <div className="columns">
      <Button popoverTarget={id}>
        <DownloadIcon />
        {t('products.files')}
        <ChevronDownIcon size={16} />
      </Button>
      <div id={id} popover="auto" className="menu columns__menu">
        {productFileFormats.map((format) => (
          <a key={format} href={callAddress('products.file', { query: { format } })} download={`products.${format}`}>
            <DownloadIcon />
            {t(`products.files.${format}`)}
          </a>
        ))}
        {may(role, 'products') && (
          <Link to="/imports/new">
            <UploadIcon />
            {t('products.files.import')}
          </Link>
        )}
      </div>
    </div>
  );
}
