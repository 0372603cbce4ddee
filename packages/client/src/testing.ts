/** For tests of code that calls the service: an in-process fake of it as a `fetch`, with faults by script or by seed. */
export {
  createFakeService,
  type FakeEvaluation,
  type FakeService,
  type FakeServiceOptions,
} from './testing/fake-service.ts';
export type { Fault, FaultPlan } from './testing/faults.ts';
