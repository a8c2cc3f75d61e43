import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { durationKey, readDurations } from './file-durations.ts';

/** Seconds that a file of a project may take where it has not run yet: a fresh clone begins with the longest kind. */
const EXPECTED_SECONDS: Record<string, number> = { browser: 20, shop: 10, 'api-postgres': 5, 'api-sqlite': 4 };

/** The walks over all routes take minutes each. */
const isWalk = (moduleId: string): boolean => moduleId.includes('/tests/browser/routes-');

/** Each project in one piece: a worker goes on with files of its project alone. Those with the shortest files come last. */
const PROJECTS = ['browser', 'shop', 'api-postgres', 'api-sqlite', 'unit'];

/** The longest files begin first: begun last, one would run alone while the other cores are idle. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = readDurations();
    const expected = ({ moduleId, project }: TestSpecification): number =>
      durations[durationKey(project.name, moduleId)] ??
      (isWalk(moduleId) ? 120 : (EXPECTED_SECONDS[project.name] ?? 1)) * 1000;
    const place = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);
    return files.toSorted((a, b) => place(a) - place(b) || expected(b) - expected(a));
  }
}
