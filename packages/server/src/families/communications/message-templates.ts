import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../../contract/errors.ts';
import { Rendering } from '../../messages/text.ts';
import type { Handlers } from '../../work/operation.ts';
import { schools } from '../school/tables.ts';
import { standard } from '../standard.ts';
import { CopyLengths } from './copy-texts.ts';
import { segmentsOf } from './people.ts';
import type { Template } from './rules.ts';
import { messageTemplates as table } from './tables.ts';
import { builtIn, checkComplete, namesOf, shownValues } from './values.ts';

/** The fields whose change is a new version of an active template. */
const versioned = ['channel', 'locale', 'subject', 'body', 'variables'] as const satisfies (keyof Template)[];

const own = standard('message-templates', table);

export const messageTemplates: Handlers<'message-templates'> = {
  ...own,

  create: ({ body, records }) => records(table).create({ ...withDefaults(body), template_version: 1 }),

  async update({ params, body, records }) {
    const { id, plain: current } = await records(table).current(params.message_template_id);
    if (current.status === 'retired')
      throw new Problem('template_retired', 'The template is retired. Create another one with the same key.');
    const fields = withDefaults(body);
    const isNewVersion =
      current.status === 'active' &&
      versioned.some(
        (field) => fields[field] !== undefined && !isDeepStrictEqual(fields[field], current[field]),
      );
    const template_version = current.template_version + Number(isNewVersion);
    return records(table).update(id, { ...fields, template_version });
  },

  async preview({ params, body, records, schoolId }) {
    const { plain: template } = await records(table).current(params.message_template_id);
    const { plain: school } = await records(schools).get(schoolId);
    const { channel, locale, subject, variables, template_version } = template;
    const style = { locale, currency: school.currency };
    const samples = Object.fromEntries(
      variables.flatMap(({ name, sample = null }) => (sample === null ? [] : [[name, sample]])),
    );
    const context = { ...builtIn, 'school.name': school.name, ...samples, ...body.context };
    const values = shownValues(context, variables, style);
    checkComplete(namesOf(template, variables), values);
    const rendering = new Rendering({ subject, body: template.body }, channel, values);
    new CopyLengths(rendering).check(new Map());
    const texts = rendering.texts(new Map());
    const segments = channel === 'sms' ? segmentsOf(texts.body) : null;
    return { channel, ...texts, template_version, segments };
  },
};

/** The members of variables that were not sent have their defaults, so that the same variables are the same JSON. */
const withDefaults = <B extends { variables?: Template['variables'] }>(body: B): B =>
  body.variables
    ? {
        ...body,
        variables: body.variables.map(({ name, required = true, type = 'string', sample = null }) => ({
          name,
          required,
          type,
          sample,
        })),
      }
    : body;
