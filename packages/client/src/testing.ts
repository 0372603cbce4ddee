/** A fake service for your tests. Its `fetch` runs in your process, with faults from a script or a random seed. */
export { createFakeService, type FakeService, type FakeServiceOptions } from './testing/fake-service.ts';
export type { FakeEvaluation, FakeRequest } from './testing/fake-life-cycle.ts';
export type { Fault, FaultPlan } from './testing/faults.ts';
