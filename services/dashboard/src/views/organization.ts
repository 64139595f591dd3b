import type { Role } from '../auth/roles.js';

export interface OrganizationView {
  readonly name: string;
  readonly members: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly role: Role;
    readonly since: string;
    /** The person who asks. */
    readonly you: boolean;
  }[];
  /** Open invitations; empty for members who may not change people. */
  readonly invitations: readonly {
    readonly id: string;
    readonly email: string;
    readonly role: Role;
    /** The link to give to the person. */
    readonly url: string;
    readonly expires_at: string;
  }[];
}

/** GET /api/claims/:token, for anyone with the link: the account that can be claimed. */
export interface ClaimView {
  readonly name: string;
}

/** GET /api/invitations/:id, for anyone with the link. */
export interface InvitationView {
  readonly organization: string;
  readonly inviter: { readonly name: string; readonly email: string };
  /** Whom they invite. */
  readonly email: string;
  readonly role: Role;
  /** False once it was used or revoked, or has expired. */
  readonly open: boolean;
  readonly expires_at: string;
}
