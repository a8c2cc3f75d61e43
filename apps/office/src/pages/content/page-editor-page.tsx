import { useParams } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageForm } from './page-form.tsx';

/** One page of the shop, or a new one. */
export function Page() {
  const { id = '' } = useParams();
  return id === 'new' ? <PageForm page={null} onReload={() => {}} /> : <StoredPage key={id} id={id} />;
}

function StoredPage({ id }: { id: string }) {
  const page = useCall('content.page', { params: { id } });
  return (
    <LoadedView loaded={page} rows={8}>
      {(value, reload) => <PageForm key={value.version} page={value} onReload={reload} />}
    </LoadedView>
  );
}
