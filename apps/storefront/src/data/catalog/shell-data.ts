import type { FooterColumn } from '@brixel/contract/home-page';
import type { CategoryTree } from './category-tree.ts';

/** What surrounds every page: categories for the menus, colours for the studs, links for the footer. */

export interface Colour {
  id: string;
  label: string;
  hex: string;
  finish: 'solid' | 'trans' | 'pearl';
}

export type FooterGroup = FooterColumn;

export interface ShellData {
  categories: CategoryTree;
  colours: Colour[];
  footer: FooterGroup[];
}

export const emptyShell: ShellData = { categories: [], colours: [], footer: [] };
