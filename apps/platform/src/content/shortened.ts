const LONGEST = 300;

/** For the audit log: long texts with their beginning only, whole ones are among the versions. */
export function shortened(content: unknown): unknown {
  return JSON.parse(
    JSON.stringify(content, (_, value: unknown) =>
      typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value,
    ),
  );
}
