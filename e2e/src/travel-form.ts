/** What a traveler has entered for a travel letter. */
export const travelForm = {
  firstName: 'Amal',
  lastName: 'Nasser',
  email: 'amal@example.com',
  phoneNumber: '+66812345678',
  nationality: 'THA',
  dob: '1990-05-04',
  cardholderRelationship: 'cardholder',
  isChildDisablement: '',
  isFullTimeStudent: '',
  origin: 'THA',
  destination: 'JPN',
  departureDate: '2030-12-01',
  returnDate: '2030-12-15',
}
