import { MAGIC_ORIGIN, type MagicPicture } from '@groundwork/contract';

/** Identifiers, links and times that the examples share. */
export const REQUEST_ID = 'req_01k0x7v4c9f2m8d3q6s1t5w7yz';
export const TASK_ID = 'task_01k0x7v4dfx2m8d3q6s1t5w7ab';
export const EXTERNAL_ID = 'svc_land_01k0x7v4dfx2m8d3q6s1t5w7cd';
export const JOB_ID = 'job_01k0x7v4e2f2m8d3q6s1t5w7ef';
export const READING_ID = 'read_01k0x7v4e6f2m8d3q6s1t5w7kl';
export const TEMPLATE_ID = 'ctpl_01k0x7v4f8f2m8d3q6s1t5w7gh';
export const DELIVERY_ID = 'whd_01k0x7v4h2f2m8d3q6s1t5w7jk';
export const ENDPOINT_ID = 'whe_01k0x7v4h6f2m8d3q6s1t5w7mn';
export const FAMILY_ID = '3f8b1c52-6a0e-4d27-9c41-8f2d6b7e5a10';
export const CREATED_AT = '2026-03-02T09:15:00.000Z';
export const COMPLETED_AT = '2026-03-02T09:18:41.000Z';
export const EXPIRES_AT = '2026-03-09T09:18:41.000Z';

/** A signed link to a file of ours. */
export const asset = (key: string) =>
  `https://api.example.com/assets/${key}?expires=1773047921&signature=9f2c`;
/** A picture that a test key may name: the examples run as they are copied. */
export const photo = (name: MagicPicture) => `${MAGIC_ORIGIN}/${name}.jpg`;
export const LOGO = `${MAGIC_ORIGIN}/logo.png`;
export const WEBHOOK_URL = 'https://crm.example.com/hooks/media';
/** A customer's own words. */
export const METADATA = { listing: '4711', agent: 'ines' };
