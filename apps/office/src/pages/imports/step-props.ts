import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';

export interface StepProps {
  file: OfficeImportDetails;
  reload: () => void;
}
