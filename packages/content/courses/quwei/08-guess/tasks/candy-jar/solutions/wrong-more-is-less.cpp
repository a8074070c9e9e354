// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int s, guess, more = 0, less = 0;
    cin >> s >> guess;
    while (guess != s) {
        if (guess < s) {
            more++;
        } else {
            less++;
        }
        cin >> guess;
    }
    cout << more + less + 1 << " " << more << " " << less << endl;
    return 0;
}
