import { applyPolicy, type PolicyInput, type Verdict } from '../policy/policy.ts';
import type { TrafficConfig } from './traffic.ts';

/** Applies the policy. Adds to each breaking cause how many recorded requests (`given.files`) use its changed part. */
export async function applyPolicyWithTraffic(
  input: PolicyInput,
  given: (TrafficConfig & { files: string[] }) | undefined,
  folder: string,
): Promise<Verdict> {
  const verdict = applyPolicy(input);
  const isAllowing = input.policy.traffic === 'allow-unused';
  if (given === undefined) return isAllowing ? { ...verdict, hints: [...verdict.hints, needsFile] } : verdict;
  // Without recorded requests, `traffic.ts` is not loaded, so that the command starts faster.
  const { checkTraffic } = await import('./traffic.ts');
  const { traffic, byCause, unused } = await checkTraffic(input, verdict, { ...given, folder });
  const { causes, ...rest } = isAllowing ? applyPolicy({ ...input, unused }) : verdict;
  const withCounts = causes.map((cause) => {
    const counts = byCause.get(cause.fingerprint);
    return counts === undefined ? cause : { ...cause, traffic: counts };
  });
  return { ...rest, causes: withCounts, traffic };
}

const needsFile = '`policy.traffic` is `allow-unused`, but `--traffic` names no recorded requests: add the option';
