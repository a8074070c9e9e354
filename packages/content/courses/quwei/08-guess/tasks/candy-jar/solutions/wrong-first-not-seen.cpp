// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int s, guess, more = 0, less = 0;
    cin >> s >> guess;
    while (guess != s) {
        cin >> guess;
        if (guess > s) {
            more++;
        } else {
            less++;
        }
    }
    cout << more + less + 1 << " " << more << " " << less << endl;
    return 0;
}
