import http from 'node:http';
import https from 'node:https';
import { isIPv4, type LookupFunction } from 'node:net';
import type { Destination } from './destination.js';

/** For one destination: they reach its checked addresses and nothing else. */
export interface PinnedAgents {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

export type AgentsOf = (destination: Destination) => PinnedAgents;

/** Of all but the last address of a name; Node's own 250 ms fails on slow, working networks. */
const CONNECT_ATTEMPT_TIMEOUT_MS = 2_000;
/** Servers close connections that rest for 5 s and more; one that rests for less is hardly ever closed under us. */
const RESTING_MS = 2_000;
/** Of one destination. */
const MOST_RESTING = 64;
/** Destinations whose agents are remembered; those of others end with their connections. */
const MOST_DESTINATIONS = 500;

/**
 * Agents that only reach the checked addresses and never keep a connection: whatever DNS answers by now, sockets get
 * the answer that was checked. Agents of our own also mean that no proxy from the environment comes in between.
 */
export const pinnedAgents: AgentsOf = (destination) => {
  const options = { ...optionsFor(destination), keepAlive: false };
  return { http: new http.Agent(options), https: new https.Agent(options) };
};

/**
 * The same with connections that are kept briefly for requests to the same origin and the same checked addresses: a
 * name that resolves differently gets other agents, and so a new connection.
 */
export function keptAgents(): AgentsOf {
  const known = new Map<string, PinnedAgents>();
  return (destination) => {
    const name = [destination.url.origin, ...[...destination.addresses].sort()].join(' ');
    const agents = known.get(name) ?? restingAgents(destination);
    // The least recently used one comes first.
    known.delete(name);
    known.set(name, agents);
    const [oldest] = known.keys();
    if (known.size > MOST_DESTINATIONS && oldest !== undefined) known.delete(oldest);
    return agents;
  };
}

function restingAgents(destination: Destination): PinnedAgents {
  const options = { ...optionsFor(destination), keepAlive: true, maxFreeSockets: MOST_RESTING };
  return { http: restless(new http.Agent(options)), https: restless(new https.Agent(options)) };
}

/** Ends connections that rest too long; the agent's own timeout would count while an answer is waited for, too. */
function restless<Agent extends http.Agent>(agent: Agent): Agent {
  const keep = agent.keepSocketAlive.bind(agent);
  const reuse = agent.reuseSocket.bind(agent);
  agent.keepSocketAlive = (socket) => {
    // False when the server says that it ends the connection too soon.
    const isKept: unknown = keep(socket);
    if (isKept === true && 'setTimeout' in socket && typeof socket.setTimeout === 'function') {
      socket.setTimeout(RESTING_MS);
    }
    return isKept;
  };
  agent.reuseSocket = (socket, request) => {
    if ('setTimeout' in socket && typeof socket.setTimeout === 'function') socket.setTimeout(0);
    reuse(socket, request);
  };
  return agent;
}

function optionsFor(destination: Destination) {
  return {
    lookup: pinnedLookup(destination),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: CONNECT_ATTEMPT_TIMEOUT_MS,
  };
}

function pinnedLookup(destination: Destination): LookupFunction {
  // IPv4 first: machines without working IPv6 are more common than the reverse.
  const answers = destination.addresses
    .map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }))
    .sort((a, b) => a.family - b.family);
  return (hostname, options, callback) => {
    const [first] = answers;
    // Sockets expect an answer on a later tick: before that, they have no error listener.
    process.nextTick(() => {
      if (hostname !== destination.host || first === undefined) {
        callback(new Error('This connection is pinned to another host'), []);
      } else if (options.all) {
        callback(null, answers);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}
