import { z } from 'zod';

const environment = z.object({ TEST_CERTIFICATE: z.string(), TEST_CERTIFICATE_KEY: z.string() });

/** Files of a certificate of localhost that every process of the run believes. @throws outside of such a run */
export function testCertificate(): { readonly cert: string; readonly key: string } {
  const { TEST_CERTIFICATE: cert, TEST_CERTIFICATE_KEY: key } = environment.parse(process.env);
  return { cert, key };
}
