/** The services contain all rules of the domain. They take plain values and return a value or a refusal. */
import type { Database, Transaction } from '../store/database.ts';
import { createAdminLogService } from './admin-log.ts';
import { createAppService } from './apps.ts';
import { systemClock } from './time.ts';
import { createDeploymentService } from './deployments.ts';
import { createDeploymentRequestService } from './deployment-requests.ts';
import { createErasureService } from './erasure.ts';
import { createInvitationService, createResultsKeyService } from './evaluation-keys.ts';
import { createEvaluationService } from './evaluations.ts';
import { createExportService } from './export.ts';
import { createFlagService } from './flags.ts';
import { createIdempotencyService } from './idempotency.ts';
import { createJudgingService } from './judging.ts';
import { createKeyService } from './keys.ts';
import { createLeaderboardService } from './leaderboard.ts';
import { createNextScenarioService } from './next-scenario.ts';
import { createNoticeService } from './notices.ts';
import { createProjectImportService } from './project-import.ts';
import { createProjectService } from './projects.ts';
import { createPurgeService } from './purge.ts';
import { createResultService } from './results.ts';
import { createRetentionService } from './retention.ts';
import { createScenarioService } from './scenarios.ts';
import type { Context } from './session.ts';
import { createStreamTokenService } from './stream-tokens.ts';
import { createTurns } from './turns.ts';
import { createUsageService } from './usage.ts';
import { createVariantService } from './variants.ts';

export interface Services extends ReturnType<typeof createOwnServices> {
  idempotency: ReturnType<typeof createIdempotencyService<Services>>;
}

export function createServices(database: Database, clock = systemClock, turns = createTurns()): Services {
  const context = { database, clock, turns };
  const within = (tx: Transaction) => createServices(databaseWithin(database, tx), clock, turns);
  return { ...createOwnServices(context), idempotency: createIdempotencyService(context, within) };
}

function createOwnServices(context: Context) {
  const purge = createPurgeService(context);
  const keys = createKeyService(context);
  return {
    health: {
      /** Becomes true when the process begins to shut down. */
      isStopping: false,
      /** Rejects with StorageUnavailable while writes fail. */
      check: () => context.database.ping(),
    },
    keys,
    projects: createProjectService(context),
    apps: createAppService(context),
    variants: createVariantService(context),
    deployments: createDeploymentService(context),
    deploymentRequests: createDeploymentRequestService(context),
    flags: createFlagService(context),
    notices: createNoticeService(context, (session) => keys.isValid(session)),
    streamTokens: createStreamTokenService(context),
    evaluations: createEvaluationService(context),
    scenarios: createScenarioService(context),
    nextScenario: createNextScenarioService(context),
    judging: createJudgingService(context),
    invitations: createInvitationService(context),
    resultsKeys: createResultsKeyService(context),
    results: createResultService(context),
    leaderboard: createLeaderboardService(context),
    exports: createExportService(context),
    turns: context.turns,
    purge,
    adminLog: createAdminLogService(context),
    erasure: createErasureService(context),
    projectImport: createProjectImportService(context, purge),
    retention: createRetentionService(context),
    usage: createUsageService(context),
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
