#include <iostream>
using namespace std;

int main() {
    int s, guess, more = 0, less = 0;
    cin >> s >> guess;
    while (guess != s) {
        if (guess > s) {
            more++;
        } else {
            less++;
        }
        cin >> guess;
    }
    cout << more + less + 1 << " " << more << " " << less << endl;
    return 0;
}
