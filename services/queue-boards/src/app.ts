import express, { type Express, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { BOARDS_PATH } from './boards.js';
import {
  type AuditLog,
  auditActions,
  rememberOperator,
  requireOwnOrigin,
  securityHeaders,
} from './http/guards.js';
import { findOperator, type Operator } from './operators/operators.js';
import { Sessions, SignInLimit, sessionCookie, setSessionCookie } from './operators/session.js';
import { boardFiles } from './pages/mended-page.js';
import { signInPage, signOutPage, stylesheet } from './pages/sign-in-page.js';
import { text } from './pages/text.js';

export interface OperatorsApp {
  readonly operators: readonly Operator[];
  readonly sessionSecret: string;
  /** Where operators reach it: an origin. */
  readonly url: string;
  readonly trustedProxies: number;
  /** Mounted at {@link BOARDS_PATH}. */
  readonly boards: RequestHandler;
  readonly log: AuditLog;
}

const signInSchema = z.object({
  name: z.string().trim().toLowerCase().max(40),
  password: z.string().max(200),
});

function page(response: Response, status: number, html: string): void {
  response.status(status).type('html').send(html);
}

/** Answers everything when there are no operators. */
export function closedApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response) => {
    response.status(404).type('text/plain').send(`${text.noOperators}\n`);
  });
  return app;
}

/** The operators' pages: everything but sign-in needs a session. */
export function createApp(settings: OperatorsApp): Express {
  const { operators, url, log } = settings;
  const isSecure = url.startsWith('https:');
  const sessions = new Sessions(operators, settings.sessionSecret);
  const limit = new SignInLimit();
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustedProxies);
  app.use(securityHeaders(isSecure));
  app.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.get('/operators.css', (_request, response) => {
    response.type('css').send(stylesheet);
  });
  for (const { path, type, text } of boardFiles) {
    app.get(path, (_request, response) => {
      response.type(type).send(text);
    });
  }
  app.use(auditActions(log), requireOwnOrigin(url));

  app.get('/sign-in', (_request, response) => page(response, 200, signInPage(null)));
  app.post(
    '/sign-in',
    express.urlencoded({ extended: false, limit: '2kb' }),
    async (request, response) => {
      const address = request.ip ?? '';
      const wait = limit.waitSeconds(address, Date.now());
      if (wait > 0) {
        response.set('Retry-After', String(wait));
        const minutes = Math.ceil(wait / 60);
        return page(response, 429, signInPage(text.signIn.tooMany(minutes)));
      }
      const asked = signInSchema.safeParse(request.body);
      const { name, password } = asked.success ? asked.data : { name: '', password: '' };
      // Counted before the check, so that parallel attempts cannot bypass the limit.
      limit.failed(address, Date.now());
      const operator = await findOperator(operators, name, password);
      if (operator === null) {
        return page(response, 401, signInPage(text.signIn.wrong, name));
      }
      limit.succeeded(address);
      rememberOperator(response, operator.name);
      setSessionCookie(response, sessions.open(operator, new Date()), isSecure);
      response.redirect(303, BOARDS_PATH);
    },
  );

  app.use((request, response, next) => {
    const operator = sessions.read(sessionCookie(request, isSecure), new Date());
    if (operator !== null) {
      rememberOperator(response, operator.name);
      response.locals.operator = operator.name;
      return next();
    }
    if (request.method === 'GET' && request.accepts('html') && !request.path.includes('/api/')) {
      return response.redirect(303, '/sign-in');
    }
    response.status(401).json({ error: text.signInFirst });
  });
  app.get('/sign-out', (_request, response) =>
    page(response, 200, signOutPage(z.string().parse(response.locals.operator))),
  );
  app.post('/sign-out', (_request, response) => {
    setSessionCookie(response, '', isSecure);
    response.redirect(303, '/sign-in');
  });
  app.get('/', (_request, response) => response.redirect(303, BOARDS_PATH));
  app.use(BOARDS_PATH, settings.boards);
  app.use((_request, response) => {
    response.status(404).type('text/plain').send(`${text.notFound}\n`);
  });
  return app;
}
