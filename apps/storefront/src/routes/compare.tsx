import { CompareView } from '#features/saved/compare/compare-view.tsx';

export function Component() {
  return <CompareView />;
}
