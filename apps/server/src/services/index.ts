/**
 * The services contain all rules of the domain. Their functions take the session and plain values, and return a value
 * or a refusal.
 */
import type { Database, Transaction } from '../store/index.ts';
import { createAdminLogService, type AdminLogService } from './admin-log.ts';
import { createAppService, type AppService } from './apps.ts';
import { systemClock, type Clock } from './time.ts';
import { createDeploymentService, type DeploymentService } from './deployments.ts';
import { createErasureService, type ErasureService } from './erasure.ts';
import { createEvaluationService, type EvaluationService } from './evaluations.ts';
import { createExportService, type ExportService } from './export.ts';
import { createIdempotencyService, type IdempotencyService } from './idempotency.ts';
import { createInvitationService, type InvitationService } from './invitations.ts';
import { createJudgingService, type JudgingService } from './judging.ts';
import { createKeyService, type KeyService } from './keys.ts';
import { createLeaderboardService, type LeaderboardService } from './leaderboard.ts';
import { createNextScenarioService, type NextScenarioService } from './next-scenario.ts';
import { createProjectImportService, type ProjectImportService } from './project-import.ts';
import { createProjectService, type ProjectService } from './projects.ts';
import { createPurgeService, type PurgeService } from './purge.ts';
import { createResultService, type ResultService } from './results.ts';
import { createRetentionService, type RetentionService } from './retention.ts';
import { createScenarioService, type ScenarioService } from './scenarios.ts';
import { createTurns, type Turns } from './turns.ts';
import { createUsageService, type UsageService } from './usage.ts';
import { createVariantService, type VariantService } from './variants.ts';

export interface Services {
  /** Returns whether the server accepts requests. Rejects with StorageUnavailable while writes fail. */
  ready(): Promise<'ready' | 'stopping'>;
  keys: KeyService;
  projects: ProjectService;
  apps: AppService;
  variants: VariantService;
  deployments: DeploymentService;
  evaluations: EvaluationService;
  scenarios: ScenarioService;
  nextScenario: NextScenarioService;
  judging: JudgingService;
  invitations: InvitationService;
  results: ResultService;
  leaderboard: LeaderboardService;
  exports: ExportService;
  /** Runs requests with an `Idempotency-Key`. */
  idempotency: IdempotencyService<Services>;
  /** Assigns turns to long work. */
  turns: Turns;
  /** Removes expired replies and the rows of deleted objects in the background. */
  purge: PurgeService;
  adminLog: AdminLogService;
  erasure: ErasureService;
  projectImport: ProjectImportService;
  retention: RetentionService;
  usage: UsageService;
}

/** Whether the process is shutting down. The shutdown sets it once. */
export interface Lifecycle {
  stopping: boolean;
}

export function createServices(
  database: Database,
  lifecycle: Lifecycle = { stopping: false },
  clock: Clock = systemClock,
): Services {
  return servicesOn(database, lifecycle, clock, createTurns());
}

function servicesOn(database: Database, lifecycle: Lifecycle, clock: Clock, turns: Turns): Services {
  const within = (tx: Transaction) => servicesOn(databaseWithin(database, tx), lifecycle, clock, turns);
  const purge = createPurgeService(database, clock, turns);
  return {
    async ready() {
      await database.ping();
      return lifecycle.stopping ? 'stopping' : 'ready';
    },
    keys: createKeyService(database, clock, turns),
    projects: createProjectService(database, clock),
    apps: createAppService(database, clock, turns),
    variants: createVariantService(database, clock, turns),
    deployments: createDeploymentService(database, clock, turns),
    evaluations: createEvaluationService(database, clock, turns),
    scenarios: createScenarioService(database, clock, turns),
    nextScenario: createNextScenarioService(database, clock, turns),
    judging: createJudgingService(database, clock, turns),
    invitations: createInvitationService(database, clock, turns),
    results: createResultService(database, turns),
    leaderboard: createLeaderboardService(database, turns),
    exports: createExportService(database, turns),
    idempotency: createIdempotencyService(database, clock, within),
    turns,
    purge,
    adminLog: createAdminLogService(database),
    erasure: createErasureService(database, clock),
    projectImport: createProjectImportService(database, clock, purge),
    retention: createRetentionService(database, clock),
    usage: createUsageService(database),
  };
}

/** Returns a database whose statements and transactions are parts of the transaction `tx`. */
function databaseWithin(database: Database, tx: Transaction): Database {
  return {
    get: tx.get,
    all: tx.all,
    lookup: tx.get,
    transaction: (work) => work(tx),
    ping: () => database.ping(),
    close: () => database.close(),
  };
}
