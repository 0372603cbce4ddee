/** The database access of the plain servers. These servers are written without Jurybox. */
import type { Address, Caller, DeployedRow, ScenarioRow, Update } from './plain-rows.ts';

export interface PlainStore {
  /** Returns the caller with the API key in this header, or undefined if the key is unknown, expired or revoked. */
  findCaller(authorization: string | undefined): Promise<Caller | undefined>;
  findDeployed(caller: Caller, appId: string, environment: string): Promise<DeployedRow | undefined>;
  /** Changes the scenario and adds an entry to the log of judgements, in one transaction. */
  update(caller: Caller, address: Address, update: Update): Promise<ScenarioRow | undefined>;
  close(): Promise<void>;
}
