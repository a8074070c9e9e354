// fails: 01 WA, 03 WA, 05 WA, 06 WA, 07 WA, 08 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int s, guess, place = 0, more = 0, less = 0;
    cin >> s;
    while (cin >> guess) {
        place++;
        if (guess > s) {
            more++;
        } else if (guess < s) {
            less++;
        }
    }
    cout << place << " " << more << " " << less << endl;
    return 0;
}
