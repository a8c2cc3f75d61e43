import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { moving as german } from '../de/moving.ts';

export const moving: SameKeys<typeof german> = {
  'page.customerImport': 'Import customers',
  'page.customerImport.words': 'move, accounts, CSV, Magento, import',
  'page.redirectImport': 'Import addresses',
  'page.redirectImport.words': 'move, url_rewrite, Magento, old addresses, CSV',
  'moving.file': 'File',
  'moving.choose': 'Choose a file',
  'moving.otherFile': 'Another file',
  'moving.nothingStored': 'Only looked at: nothing is stored yet.',
  'moving.oddRows': 'Worth a look',
  'moving.rows': 'Row by row',
  'moving.firstRows': 'the first of each kind, {all} in all',
  'moving.line': 'Line',
  'moving.value': 'In the file',
  'moving.what': 'What happens',
  'moving.severity.error': 'stays out',
  'moving.severity.warning': 'note',
  'moving.severity.known': 'here already',
  'customerImport.lead':
    'Accounts of another shop, with addresses and passwords. The file is looked at first, then taken over. Nobody gets a mail.',
  'customerImport.drop': 'Drop the table of customers here',
  'customerImport.formats':
    'CSV in UTF-8 up to 32 MB, with the columns of a Magento export or a database. It needs email, firstname and lastname. The same file again does no harm.',
  'customerImport.inFile': 'In the file',
  'customerImport.create': 'New',
  'customerImport.known': 'Have an account already',
  'customerImport.leftOut': 'Stay out',
  'customerImport.passwords': 'Old password still works',
  'customerImport.newPasswords': 'Need a new password',
  'customerImport.addresses': 'Addresses',
  'customerImport.newsletter': 'Newsletter with proof',
  'customerImport.takeOver': '{n, plural, one {Import # account} other {Import # accounts}}',
  'customerImport.taken':
    '{n, plural, =0 {All of them were here already.} one {# account is imported.} other {# accounts are imported.}}',
  'customerImport.remark.NO_EMAIL': 'E-mail address is missing or not one',
  'customerImport.remark.EMAIL_REPEATED':
    'This e-mail address stands further up already. Rows of one person must follow one another',
  'customerImport.remark.NAME': 'First or last name is missing, too long or holds a web address',
  'customerImport.remark.KNOWN_HERE': 'Has an account here already, which stays as it is',
  'customerImport.remark.PASSWORD_UNKNOWN':
    'This password cannot be checked here. The person asks for a new one by mail',
  'customerImport.remark.PASSWORD_TOO_COSTLY':
    'Checking this password would take too much computing. The person asks for a new one by mail',
  'customerImport.remark.GROUP_UNKNOWN': 'There is no such group here, the account comes into the general one',
  'customerImport.remark.ADDRESS_LEFT_OUT': 'The address is left out: the named field is missing or wrong',
  'customerImport.remark.ADDRESS_THIRD':
    'An account has one address for parcels and one for invoices, further ones are left out',
  'customerImport.remark.DATE_UNREADABLE': 'The date cannot be read, today is taken',
  'customerImport.remark.NO_CONSENT': 'Consent to the newsletter is not proved, so it is not taken over',
  'redirectImport.lead':
    'Addresses of another shop lead for good (301) to what they were about. The file is looked at first, then taken over.',
  'redirectImport.drop': 'Drop the table of old addresses here',
  'redirectImport.formats':
    'CSV in UTF-8 up to 32 MB: url_rewrite of Magento, or an old and a new address in each row. The same file again does no harm.',
  'redirectImport.inFile': 'In the file',
  'redirectImport.create': 'New redirects',
  'redirectImport.here': 'Exist here anyway',
  'redirectImport.known': 'Redirected already',
  'redirectImport.leftOut': 'Stay out',
  'redirectImport.takeOver': '{n, plural, one {Import # redirect} other {Import # redirects}}',
  'redirectImport.taken':
    '{n, plural, =0 {All of them were here already.} one {# redirect is imported.} other {# redirects are imported.}}',
  'redirectImport.remark.NO_PATH': 'Is no path, or only what follows the question mark says what it is about',
  'redirectImport.remark.FOREIGN': 'Leads to another shop or site',
  'redirectImport.remark.LEADS_NOWHERE': 'There is nothing here that this address is about',
  'redirectImport.remark.LOOP': 'Leads back to itself',
  'redirectImport.remark.REPEATED': 'Stands further up already, and leads elsewhere there',
  'redirectImport.remark.TAKEN': 'Is redirected here already, and stays so',
  'fact.redirects': 'Redirects',
  'fact.customers': 'Accounts',
  'failure.TABLE_UNREADABLE.title': 'This is no CSV table.',
  'failure.TABLE_UNREADABLE':
    'Spreadsheet programs save as CSV with “Save as”. A quotation mark may also not be closed.',
  'failure.TABLE_NOT_UTF8.title': 'The file is not in UTF-8.',
  'failure.TABLE_NOT_UTF8': 'Please save it as CSV in UTF-8, or letters with accents go wrong.',
  'failure.TABLE_COLUMNS.title': 'Columns are missing.',
  'failure.TABLE_COLUMNS':
    'The first line must name the columns: for customers at least email, firstname and lastname, for addresses request_path and target_path.',
  'failure.TABLE_TOO_LARGE.title': 'The file is too large.',
  'failure.TABLE_TOO_LARGE': 'Up to 32 MB can be sent here. The command on the server takes larger ones.',
};
