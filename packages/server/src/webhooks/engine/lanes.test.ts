import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DueDelivery } from '../outbox.ts';
import { Lanes } from './lanes.ts';

let made = 0;

const delivery = (webhook: string, school = 'sch_1'): DueDelivery => ({
  school_id: school,
  id: `dlv_${made++}`,
  webhook_id: webhook,
  event_id: 'evt_1',
  event_type: 'learner.created',
  attempt: 1,
  trigger: 'event',
  first_attempt_at: null,
  started: 0,
});

function addMany(lanes: Lanes, count: number, webhook: string, school?: string): void {
  for (let i = 0; i < count; i++) lanes.add(delivery(webhook, school));
}

/** Takes all that may be sent now, and gives the endpoints. */
function takeAll(lanes: Lanes, most = Number.POSITIVE_INFINITY): string[] {
  const taken: string[] = [];
  while (taken.length < most) {
    const next = lanes.next();
    if (!next) break;
    taken.push(next.webhook_id);
  }
  return taken;
}

const countOf = (list: string[], webhook: string): number => list.filter((name) => name === webhook).length;

describe('Lanes', () => {
  it('sends to one endpoint in the order in which deliveries came', () => {
    const lanes = new Lanes({ total: 10, perEndpoint: 10 });
    const all = Array.from({ length: 20 }, () => delivery('a'));
    for (const one of all) lanes.add(one);
    const sent: (DueDelivery | undefined)[] = [];
    for (const _ of all) {
      sent.push(lanes.next());
      lanes.done('a', 'answered', 1);
    }
    expect(sent).toEqual(all);
    expect(lanes.next()).toBeUndefined();
    expect(lanes.inFlight).toBe(0);
  });

  it('knows what will be sent within a time by how long attempts take', () => {
    const lanes = new Lanes({ total: 10, perEndpoint: 4 });
    addMany(lanes, 50, 'a');
    takeAll(lanes, 4);
    expect(lanes.soon('a', 20)).toEqual([]);
    lanes.done('a', 'answered', 5);
    lanes.next();
    expect(lanes.soon('a', 20)).toHaveLength(16);
    lanes.done('a', 'silent', 10_000);
    expect(lanes.soon('a', 20)).toEqual([]);
  });

  it('takes endpoints of a school in turn', () => {
    const lanes = new Lanes({ total: 100, perEndpoint: 100 });
    addMany(lanes, 100, 'busy');
    addMany(lanes, 2, 'quiet');
    expect(takeAll(lanes, 4)).toEqual(['busy', 'quiet', 'busy', 'quiet']);
  });

  it('takes schools in turn, however many endpoints one of them has', () => {
    const lanes = new Lanes({ total: 100, perEndpoint: 100 });
    for (let i = 0; i < 50; i++) addMany(lanes, 4, `large ${i}`, 'sch_large');
    addMany(lanes, 3, 'small', 'sch_small');
    const first = takeAll(lanes, 6);
    expect(countOf(first, 'small')).toBe(3);
  });

  it('leaves slots to other schools, however much one has to send', () => {
    const lanes = new Lanes({ total: 100, perEndpoint: 100 });
    const flood = (school: string) => {
      for (let i = 0; i < 100; i++) addMany(lanes, 4, `${school} ${i}`, school);
    };
    flood('sch_1');
    expect(takeAll(lanes)).toHaveLength(80);
    addMany(lanes, 4, 'small', 'sch_small');
    expect(takeAll(lanes)).toEqual(Array(4).fill('small'));
    flood('sch_2');
    expect(takeAll(lanes).length).toBeGreaterThan(10);
    addMany(lanes, 1, 'late', 'sch_late');
    expect(takeAll(lanes)).toContain('late');
    expect(lanes.inFlight).toBeLessThan(100);
  });

  it('starts with four at once at an endpoint and doubles that while it responds, up to the cap', () => {
    const lanes = new Lanes({ total: 100, perEndpoint: 10 });
    addMany(lanes, 100, 'a');
    expect(takeAll(lanes)).toHaveLength(4);
    lanes.done('a', 'answered', 1);
    expect(takeAll(lanes)).toHaveLength(5);
    lanes.done('a', 'answered', 1);
    expect(takeAll(lanes)).toHaveLength(3);
    expect(lanes.inFlight).toBe(10);
  });

  it('tries an endpoint that does not respond with one at a time', () => {
    const lanes = new Lanes({ total: 100, perEndpoint: 10 });
    addMany(lanes, 20, 'a');
    takeAll(lanes, 2);
    lanes.done('a', 'silent', 1);
    expect(takeAll(lanes)).toEqual([]);
    lanes.done('a', 'silent', 1);
    expect(takeAll(lanes)).toEqual(['a']);
    lanes.done('a', 'answered', 1);
    expect(takeAll(lanes)).toEqual(['a', 'a']);
  });

  it('leaves half of all slots to those that respond', () => {
    const lanes = new Lanes({ total: 8, perEndpoint: 8 });
    for (let i = 0; i < 8; i++) {
      addMany(lanes, 5, `hanging ${i}`);
      takeAll(lanes, 1);
      lanes.done(`hanging ${i}`, 'silent', 1);
    }
    expect(takeAll(lanes)).toHaveLength(4);
    addMany(lanes, 10, 'well');
    expect(takeAll(lanes)).toEqual(['well', 'well', 'well', 'well']);
    lanes.done('well', 'answered', 1);
    expect(takeAll(lanes)).toEqual(['well']);
    lanes.done('hanging 0', 'answered', 1);
    expect(takeAll(lanes)).toHaveLength(1);
  });

  it('counts an attempt that is slow against the half of the suspects while it runs', () => {
    const lanes = new Lanes({ total: 4, perEndpoint: 4 });
    addMany(lanes, 2, 'slow');
    takeAll(lanes);
    lanes.suspect('slow');
    addMany(lanes, 2, 'slow');
    expect(takeAll(lanes)).toEqual([]);
    addMany(lanes, 4, 'well');
    expect(takeAll(lanes)).toEqual(['well', 'well']);
    lanes.done('slow', 'answered', 1);
    expect(takeAll(lanes)).toHaveLength(1);
  });

  it('has no more room for an endpoint than it will soon send', () => {
    const lanes = new Lanes({ total: 100, perEndpoint: 100 });
    expect(lanes.room('a')).toBeGreaterThan(0);
    expect(lanes.isLow('a')).toBe(true);
    addMany(lanes, 1, 'a');
    const room = lanes.room('a');
    addMany(lanes, 2, 'a');
    expect(lanes.room('a')).toBe(room - 2);
    addMany(lanes, room, 'a');
    expect(lanes.room('a')).toBe(0);
    expect(lanes.isLow('a')).toBe(false);
    for (let i = 0; i < room; i++) {
      takeAll(lanes, 1);
      lanes.done('a', 'answered', 1);
    }
    expect(lanes.isLow('a')).toBe(true);
  });

  it('says when an endpoint will soon have nothing to get', () => {
    const lanes = new Lanes({ total: 100, perEndpoint: 4 });
    addMany(lanes, 9, 'a');
    expect(takeAll(lanes)).toHaveLength(4);
    expect(lanes.isAlmostEmpty('a')).toBe(false);
    lanes.done('a', 'answered', 1);
    takeAll(lanes);
    expect(lanes.isAlmostEmpty('a')).toBe(true);
    expect(lanes.isAlmostEmpty('b')).toBe(true);
  });

  it('sends soon what few deliveries are before, unless the endpoint is suspect', () => {
    const lanes = new Lanes({ total: 8, perEndpoint: 4 });
    expect(lanes.isSoonSent('a')).toBe(true);
    addMany(lanes, 8, 'a');
    expect(lanes.isSoonSent('b')).toBe(false);
    takeAll(lanes, 1);
    expect(lanes.isSoonSent('b')).toBe(true);
    lanes.suspect('a');
    expect(lanes.isSoonSent('a')).toBe(false);
    lanes.clear();
    expect(lanes.isSoonSent('b')).toBe(true);
  });

  it('gives back what an endpoint that does not respond will not get soon', () => {
    const lanes = new Lanes({ total: 100, perEndpoint: 10 });
    const all = Array.from({ length: 60 }, () => delivery('a'));
    for (const one of all) lanes.add(one);
    takeAll(lanes, 1);
    expect(lanes.takeSurplus('b')).toEqual([]);
    lanes.done('a', 'silent', 1);
    const surplus = lanes.takeSurplus('a');
    expect(surplus).toEqual(all.slice(all.length - surplus.length));
    expect(surplus.length).toBeGreaterThan(40);
    expect(lanes.room('a')).toBe(0);
    expect(lanes.takeSurplus('a')).toEqual([]);
  });

  it('gives back what waits when it is cleared, and goes on afterwards', () => {
    const lanes = new Lanes({ total: 100, perEndpoint: 100 });
    addMany(lanes, 10, 'a');
    addMany(lanes, 2, 'b', 'sch_2');
    const sent = takeAll(lanes, 3);
    expect(lanes.clear()).toHaveLength(9);
    expect(lanes.next()).toBeUndefined();
    for (const webhook of sent) lanes.done(webhook, 'answered', 1);
    expect(lanes.inFlight).toBe(0);
    addMany(lanes, 1, 'a');
    expect(takeAll(lanes)).toEqual(['a']);
  });

  it('keeps its limits, loses nothing and sends nothing twice, whatever happens', () => {
    const webhook = fc.nat(4);
    const event = fc.oneof(
      fc.record({ what: fc.constant('add' as const), webhook }),
      fc.record({ what: fc.constant('next' as const), webhook }),
      fc.record({ what: fc.constantFrom('answered' as const, 'silent' as const, 'other' as const), webhook }),
      fc.record({ what: fc.constant('suspect' as const), webhook }),
    );
    const limits = fc.record({
      total: fc.integer({ min: 1, max: 6 }),
      perEndpoint: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(limits, fc.array(event, { maxLength: 200 }), ({ total, perEndpoint }, events) => {
        const lanes = new Lanes({ total, perEndpoint });
        const waiting = new Set<string>();
        const flying = new Map<string, number>();
        const suspects = new Set<string>();
        const send = () => {
          const suspect = [...suspects].reduce((all, name) => all + (flying.get(name) ?? 0), 0);
          const held = sum() - Math.max(0, suspect - total / 2);
          const next = lanes.next();
          if (!next) return undefined;
          expect(held).toBeLessThan(total);
          expect(waiting.delete(next.id)).toBe(true);
          flying.set(next.webhook_id, (flying.get(next.webhook_id) ?? 0) + 1);
          expect(flying.get(next.webhook_id)).toBeLessThanOrEqual(perEndpoint);
          return next.webhook_id;
        };
        const end = (name: string, outcome: 'answered' | 'silent' | 'other') => {
          if (!flying.get(name)) return;
          flying.set(name, (flying.get(name) ?? 0) - 1);
          if (outcome === 'answered') suspects.delete(name);
          if (outcome === 'silent') suspects.add(name);
          lanes.done(name, outcome, 1);
        };
        const sum = () => [...flying.values()].reduce((all, one) => all + one, 0);
        for (const { what, webhook: number } of events) {
          const name = `wh_${number}`;
          if (what === 'add') {
            const one = delivery(name, `sch_${number % 2}`);
            waiting.add(one.id);
            lanes.add(one);
          } else if (what === 'next') send();
          else if (what !== 'suspect') end(name, what);
          else if (flying.get(name)) {
            suspects.add(name);
            lanes.suspect(name);
          }
          expect(lanes.inFlight).toBe(sum());
        }
        for (let rounds = waiting.size + sum() + 1; rounds > 0; rounds--) {
          for (const name of flying.keys()) while (flying.get(name)) end(name, 'answered');
          while (send());
        }
        expect(waiting.size).toBe(0);
      }),
    );
  });
});
