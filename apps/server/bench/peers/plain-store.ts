/** The store of a plain server: what the server needs from its database. */
import type { Address, Caller, DeployedRow, ScenarioRow, Update } from './plain-rows.ts';

export interface PlainStore {
  /** Returns the caller with this API key. Undefined if the key does not work. */
  findCaller(authorization: string | undefined): Promise<Caller | undefined>;
  findDeployed(caller: Caller, appId: string, environment: string): Promise<DeployedRow | undefined>;
  /** Changes the scenario and adds an entry to the log, in one transaction. */
  update(caller: Caller, address: Address, update: Update): Promise<ScenarioRow | undefined>;
  close(): Promise<void>;
}
