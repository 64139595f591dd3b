import { ApiError } from '@groundwork/contract/errors';
import type { Metadata } from '@groundwork/contract/request-fields';
import { type StoredProof, storedProofSchema } from '@groundwork/contract/showcase/template-proof';
import {
  type TemplateSpec,
  type TemplateWarning,
  templateSpecSchema,
  templateWarningSchema,
} from '@groundwork/contract/showcase/template-spec';
import { lockAccount } from '../acceptance/acceptance.js';
import type { Database, Transaction } from '../connection/client.js';
import type { CustomTemplate, Prisma } from '../generated/client.js';

export type StoredTemplate = Omit<CustomTemplate, 'spec' | 'warnings' | 'proof'> & {
  readonly spec: TemplateSpec;
  readonly warnings: TemplateWarning[];
  readonly proof: StoredProof | null;
};

export interface NewCustomTemplate {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly referenceImageUrl: string;
  readonly spec: TemplateSpec;
  /** 0 to 1 */
  readonly confidence: number;
  readonly warnings: readonly TemplateWarning[];
  readonly proof?: StoredProof | null;
  readonly createdAt: Date;
  /** The customer's own words; undefined when there are none. */
  readonly metadata?: Metadata | undefined;
  /** Most active templates of one account. */
  readonly limit: number;
}

function stored(row: CustomTemplate): StoredTemplate {
  return {
    ...row,
    spec: templateSpecSchema.parse(row.spec),
    warnings: row.warnings.map((warning) => templateWarningSchema.parse(warning)),
    proof: row.proof === null ? null : storedProofSchema.parse(row.proof),
  };
}

const asJson = (spec: TemplateSpec) => spec as Prisma.InputJsonObject;

/**
 * Writes a template down under a lock on the account that lasts as long as the transaction, so that simultaneous requests never make one too many.
 *
 * @throws ApiError CUSTOM_TEMPLATE_LIMIT_REACHED with details.max; archived templates do not count
 */
export async function writeCustomTemplate(
  tx: Transaction,
  template: NewCustomTemplate,
): Promise<StoredTemplate> {
  const { limit, spec, warnings, proof, metadata, ...row } = template;
  await lockAccount(tx, row.accountId);
  const active = await tx.customTemplate.count({
    where: { accountId: row.accountId, archivedAt: null },
  });
  if (active >= limit) {
    throw new ApiError('CUSTOM_TEMPLATE_LIMIT_REACHED', {
      message: `An account has at most ${limit} active templates; archive one first`,
      details: { max: limit },
    });
  }
  return stored(
    await tx.customTemplate.create({
      data: {
        ...row,
        spec: asJson(spec),
        warnings: [...warnings],
        ...(proof == null ? {} : { proof }),
        ...(metadata === undefined ? {} : { metadata }),
      },
    }),
  );
}

/** Active templates, newest first. */
export async function listCustomTemplates(
  database: Database,
  accountId: string,
): Promise<StoredTemplate[]> {
  const rows = await database.customTemplate.findMany({
    where: { accountId, archivedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return rows.map(stored);
}

/** Archived ones too; null also when the template is another account's. */
export async function findCustomTemplate(
  database: Database,
  accountId: string,
  id: string,
): Promise<StoredTemplate | null> {
  const row = await database.customTemplate.findFirst({ where: { id, accountId } });
  return row && stored(row);
}

/** @returns the template as it is now; null when there is none of this account */
export async function updateCustomTemplate(
  database: Database,
  accountId: string,
  id: string,
  change: {
    readonly name?: string | undefined;
    readonly spec?: TemplateSpec | undefined;
    /** The proof of the new spec; unchanged when not given. */
    readonly proof?: StoredProof | undefined;
  },
): Promise<StoredTemplate | 'archived' | null> {
  const { name, spec, proof } = change;
  const [changed] = await database.customTemplate.updateManyAndReturn({
    where: { id, accountId, archivedAt: null },
    data: {
      ...(name === undefined ? {} : { name }),
      ...(spec === undefined ? {} : { spec: asJson(spec) }),
      ...(proof === undefined ? {} : { proof }),
    },
  });
  if (changed) return stored(changed);
  return (await findCustomTemplate(database, accountId, id)) && 'archived';
}

/** Archives once; again, it changes nothing. @returns null when there is no such template of this account */
export async function archiveCustomTemplate(
  database: Database,
  accountId: string,
  id: string,
  at: Date,
): Promise<(StoredTemplate & { readonly archivedAt: Date }) | null> {
  await database.customTemplate.updateMany({
    where: { id, accountId, archivedAt: null },
    data: { archivedAt: at },
  });
  const template = await findCustomTemplate(database, accountId, id);
  if (!template) return null;
  if (template.archivedAt === null) throw new Error(`template ${id} was not archived`);
  return { ...template, archivedAt: template.archivedAt };
}
