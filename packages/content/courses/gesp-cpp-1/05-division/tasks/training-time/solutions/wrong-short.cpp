// fails: 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    short t;
    cin >> t;
    cout << t / 3600 << " " << t % 3600 / 60 << " " << t % 60 << endl;
    return 0;
}
