import { defineResource } from '../../store/resource.ts';

export const schools = defineResource('schools', 'School');
