import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The walks over all routes take minutes each: begun last, one would run alone while the other cores are idle. */
const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/browser/routes-');

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
