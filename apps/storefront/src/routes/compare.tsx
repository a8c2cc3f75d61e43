import { CompareView } from '#features/compare/compare-view.tsx';

export function Component() {
  return <CompareView />;
}
